export interface ChannelMark {
  name: string;
  src: string;
  /** It cannot be seen on the page itself. */
  hasPlate?: boolean;
}

function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}

/** The logo of a channel: the one whose name the channel's begins with ('bKash' for 'bKash Personal'), the longest of them. */
export function markOf(
  channelName: string,
  marks: readonly ChannelMark[],
): ChannelMark | undefined {
  const words = wordsOf(channelName);
  const isFirst = (marked: readonly string[]) =>
    marked.length > 0 && marked.every((word, index) => word === words[index]);
  return marks
    .map((mark) => ({ mark, marked: wordsOf(mark.name) }))
    .filter(({ marked }) => isFirst(marked))
    .sort((one, other) => other.marked.length - one.marked.length)[0]?.mark;
}
