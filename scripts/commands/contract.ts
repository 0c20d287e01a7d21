import { writeContract } from '../contract/contract-file.ts';

/** Writes docs/openapi.json after a change of the calls or their schemas. */
writeContract();
