/** Lint rule: an action reads what a form wants by `readIntent`, whose words the permission table contains. */
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
