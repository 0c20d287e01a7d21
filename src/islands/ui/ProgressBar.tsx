/** Progress in whole percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return <progress className="progress" aria-label={label} max={100} value={percent} />;
}
