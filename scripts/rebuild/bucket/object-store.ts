/** An object as a listing shows it. */
export interface Stored {
  /** In quotes, as the store wrote it. The MD5 of the bytes, except where the store encrypts with a key of its own. */
  etag: string;
  /** ISO 8601. */
  modified: string;
  bytes: number;
}

/** The headers that a bucket sends with an object. */
export interface Look {
  type: string;
  cache: string;
}

/** Another publisher was faster: the object is there, or not the one that was expected. */
export class ConflictError extends Error {
  override name = 'ConflictError';
}

/** Objects by their keys below one folder of a bucket. */
export interface ObjectStore {
  /** All objects, or those whose keys begin with `start`. */
  list(start?: string): Promise<Map<string, Stored>>;
  /** Undefined when there is no such object. */
  read(key: string): Promise<{ text: string; etag: string } | undefined>;
  /**
   * Writes an object whole.
   * @param only writes only if there is no such object, or only over the one with this etag
   * @returns its etag
   * @throws ConflictError when the condition does not hold
   */
  write(key: string, body: Buffer | string, look: Look, only?: 'absent' | { etag: string }): Promise<string>;
  /** Copies an object within the bucket, with headers of its own. */
  copy(from: string, to: string, look: Look): Promise<void>;
  /** Does nothing when there is no such object. */
  remove(key: string): Promise<void>;
}
