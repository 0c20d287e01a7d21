interface Props {
  text: string;
  /** 'More', on the button that opens the rest. */
  more: string;
}

const MAX_CHARACTERS = 500;

/** What the backend said, as plain text, since it may hold a stranger's markup. The rest of a long text is behind a button. */
export function LongText({ text, more }: Props) {
  const characters = [...text];
  if (characters.length <= MAX_CHARACTERS) return <span className="font-backend">{text}</span>;
  const start = characters.slice(0, MAX_CHARACTERS);
  // Between two words, unless that leaves less than half of it.
  const lastWord = start.lastIndexOf(' ') + 1;
  const end = lastWord > MAX_CHARACTERS / 2 ? lastWord : MAX_CHARACTERS;
  return (
    <>
      <span className="font-backend">{characters.slice(0, end).join('')}</span>
      <details className="font-backend">
        <summary className="text-button flex items-center">{more}</summary>
        <span>{characters.slice(end).join('')}</span>
      </details>
    </>
  );
}
