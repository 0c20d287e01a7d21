import * as v from 'valibot';

const Report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      range: v.string(),
      via: v.array(v.union([v.string(), v.object({ title: v.string(), url: v.string() })])),
    }),
  ),
});
const Refusal = v.object({ message: v.string() });

/** What an audit said. `unavailable`: nobody was asked, which is no sign that all is well. */
export type Audit = { kind: 'found'; lines: string[] } | { kind: 'nothing' } | { kind: 'unavailable'; reason: string };

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads what `npm audit --json` printed. Many registries and mirrors have no such service, and a machine may be offline. */
export function readAudit(text: string): Audit {
  const printed = json(text);
  const report = v.safeParse(Report, printed);
  if (!report.success) {
    const refusal = v.safeParse(Refusal, printed);
    return { kind: 'unavailable', reason: refusal.success ? refusal.output.message : 'npm printed no report' };
  }
  const lines = Object.entries(report.output.vulnerabilities).map(([name, { severity, range, via }]) => {
    const causes = via.map((cause) => (typeof cause === 'string' ? `by ${cause}` : `${cause.title} (${cause.url})`));
    return `${name} ${range}, ${severity}: ${causes.join('; ')}`;
  });
  return lines.length > 0 ? { kind: 'found', lines: lines.sort() } : { kind: 'nothing' };
}
