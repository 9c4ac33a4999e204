/**
 * Lint rule: an action reads the intent of a form with `readIntent`, whose words are in the permission table.
 */
export const readIntent = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      found: 'Add it to formIntents and call readIntent, so that the permission table contains it.',
    },
  },
  create: (context) => ({
    "CallExpression[callee.property.name='get'][arguments.0.value='intent']"(node) {
      context.report({ node, messageId: 'found' });
    },
  }),
};
