/** What a player can put right: it is thrown before anything is written, and is an ordinary answer, `{ success: false, message }`. */
export class Refusal extends Error {
  override name = 'Refusal';
}
