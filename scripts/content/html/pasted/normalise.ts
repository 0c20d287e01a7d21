import type { Parent } from '../tree.ts';
import { removeBlanks } from './blanks.ts';
import { nameEmphasis, unmarkColours } from './emphasis.ts';
import { nestFlatLists } from './flat-lists.ts';
import { removeHidden } from './hidden.ts';
import { unwrapLayoutTables } from './layout-tables.ts';
import { nameListKinds } from './list-kinds.ts';
import { mendNesting } from './nesting.ts';
import { listsOfWord } from './word-lists.ts';

/**
 * Says in plain elements what editors say by styles, classes and habits: order, nesting, emphasis and tables of data are kept when styles and classes
 * are taken off. Of a text without any of that it changes nothing.
 */
export function normalise(root: Parent): void {
  removeHidden(root);
  unwrapLayoutTables(root);
  listsOfWord(root);
  nestFlatLists(root);
  nameListKinds(root);
  unmarkColours(root);
  mendNesting(root);
  nameEmphasis(root);
  removeBlanks(root);
}
