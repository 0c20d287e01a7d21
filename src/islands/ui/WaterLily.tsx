const PETAL = 'M72 66c-9-8-11-26 0-42 11 16 9 34 0 42z';
/** The middle petal stands in front of them. */
const TURNS = [
  'rotate(-64 72 66)',
  'rotate(-40 72 66)',
  'rotate(-18 72 66)',
  'rotate(18 72 66)',
  'rotate(40 72 66)',
  'rotate(64 72 66)',
];

/** The water lily on its river: the emblem of empty and waiting pages. */
export function WaterLily() {
  return (
    <svg
      className="h-24 w-36"
      viewBox="0 0 144 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <g className="text-accent">
        {TURNS.map((turn) => (
          <path key={turn} d={PETAL} transform={turn} fill="currentColor" fillOpacity=".07" />
        ))}
      </g>
      <path
        className="text-gold"
        d="M72 66c-8-8-9-27 0-46 9 19 8 38 0 46z"
        fill="currentColor"
        fillOpacity=".22"
      />
      <path
        d="M14 74c10-5 18-5 29 0s19 5 29 0 19-5 29 0 19 5 29 0M34 86c8-3 14-3 20 0s12 3 19 0 12-3 19 0 12 3 18 0"
        opacity=".45"
      />
    </svg>
  );
}
