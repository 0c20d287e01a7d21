import { LongText } from './LongText';

interface Props {
  text: string;
  /** The backend's own words, under a text that says the same in the player's language. */
  original?: string | undefined;
  /** 'More', on the button that opens the rest of a long text. */
  more: string;
}

/** What the backend said, as plain text (decisions, 37). */
export function BackendWords({ text, original, more }: Props) {
  return (
    <>
      <LongText text={text} more={more} />
      {original && (
        <div lang="" className="text-xs text-muted">
          <LongText text={original} more={more} />
        </div>
      )}
    </>
  );
}
