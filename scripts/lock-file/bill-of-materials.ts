import { Spec, Validation } from '@cyclonedx/cyclonedx-library';

interface Component {
  'bom-ref': string;
}

/** A bill of materials in CycloneDX, as far as it is changed here. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: { vendor: string; name: string; version?: string }[]; component: { name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const byText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * npm's bill of materials without what differs from one run or machine to the next: a number, the time, npm's version, the folder's name. The same
 * lock file gives the same bytes.
 * @param text what `npm sbom` printed
 * @param name of the project
 */
export function reproducibleBill(text: string, name: string): string {
  const { serialNumber: _, metadata, components, dependencies, ...bill } = JSON.parse(text) as Bill;
  const { timestamp: __, tools = [], component, ...rest } = metadata;
  const stable = {
    ...bill,
    metadata: { ...rest, tools: tools.map(({ vendor, name: tool }) => ({ vendor, name: tool })), component: { ...component, name } },
    components: components.toSorted((one, other) => byText(one['bom-ref'], other['bom-ref'])),
    dependencies: dependencies
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.toSorted(byText) }))
      .sort((one, other) => byText(one.ref, other.ref)),
  };
  return `${JSON.stringify(stable, null, 2)}\n`;
}

/** What keeps a text from being a bill of materials in CycloneDX 1.5; undefined where nothing does. */
export async function billProblem(text: string): Promise<string | undefined> {
  const problem = await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text);
  return problem === null ? undefined : JSON.stringify(problem);
}
