import { noTransaction } from './no-transaction.mjs';
import { readIntent } from './read-intent.mjs';
import { requireOwner } from './require-owner.mjs';

/** The lint rules of this project. */
export default {
  meta: { name: 'own' },
  rules: { 'no-transaction': noTransaction, 'read-intent': readIntent, 'require-owner': requireOwner },
};
