/** Lint rule: `transaction` is not called, since D1 refuses BEGIN. */
export const noTransaction = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'D1 refuses BEGIN: put the statements into one db.batch.' },
  },
  create: (context) => ({
    "CallExpression[callee.property.name='transaction']"(node) {
      context.report({ node, messageId: 'found' });
    },
  }),
};
