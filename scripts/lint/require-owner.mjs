/**
 * Lint rule: a query that finds rows with an owner by an id also checks the owner in the same condition. The
 * id comes from a browser; without the owner in the WHERE it gives access to other people's rows.
 *
 * A condition counts when it calls `managedBy` or one of the others below, compares the column of the owner,
 * or is `isPublic` or `changed` (the statement before it in the batch, which is checked too, has written
 * something). Constants are followed in both directions. Elsewhere a comment on the line before the statement
 * names the function that has checked: `// owner: checked by findDraft`, or the reason why any owner is
 * allowed: `// owner: any, the job …`.
 */

/** The tables with an owner, as the schema exports them, and the columns by which a row of them is found. */
const ownedIds = {
  properties: ['id', 'slug'],
  propertyPhotos: ['id', 'propertyId'],
  propertyDrafts: ['id', 'propertyId'],
  propertyAmenities: ['propertyId'],
  propertyTags: ['propertyId'],
  units: ['propertyId'],
  leads: ['id', 'propertyId'],
  leadEvents: ['id', 'leadId'],
  jobs: ['id'],
  stagedImages: ['id', 'jobId'],
  savedPrompts: ['id'],
};
const ownerColumns = ['ownerId', 'userId'];
const ownerCalls = ['managedBy', 'handledBy', 'isManaged', 'isUnchanged', 'isSeen'];
const ownerConstants = ['isPublic', 'changed'];

/** The same in SQL that is written as text; what follows is a value. */
const idInSql =
  /\b(property_id|lead_id|(from|update|join) (properties|property_photos|property_drafts|leads|lead_events|jobs|staged_images|saved_prompts)\b[^()]*\b(id|job_id))\s+(=|is|in|in \(select value from json_each\()\s*$/;
const ownerInSql = /\b(owner_id|user_id)\s+(=|is)\s*$/;

const reason = /^\s*owner: (checked by \w+|any, \S.*)$/;

const isCall = (node, ...names) =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && names.includes(node.callee.name);
const isColumn = (node, names) =>
  node?.type === 'MemberExpression' && !node.computed && names.includes(node.property.name);

export const requireOwner = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      missing: 'Add the owner to this condition (managedBy, handledBy), or say above it who has checked it.',
      unused: 'Remove this comment: the condition below it has an owner, or finds nothing by an id.',
    },
  },
  create(context) {
    const reasons = new Map(
      context.sourceCode
        .getAllComments()
        .filter(({ value }) => reason.test(value))
        .map((comment) => [comment.loc.end.line, comment]),
    );
    const unused = new Set(reasons.values());
    const check = (node, id, value) => {
      if (isId(id, context.sourceCode) && !needsNoOwner(value, context.sourceCode)) {
        const isFine = hasOwner(node, context.sourceCode) || takeReason(node, reasons, unused);
        if (!isFine) context.report({ node: id, messageId: 'missing' });
      }
    };
    return {
      'CallExpression[callee.name=/^(eq|inArray)$/]'(node) {
        check(node, node.arguments[0], node.arguments[1]);
      },
      'TaggedTemplateExpression[tag.name="sql"]'({ quasi }) {
        for (const [id, value] of comparisons(quasi)) check(id, id, value);
      },
      'Program:exit'() {
        for (const { loc } of unused) context.report({ loc, messageId: 'unused' });
      },
    };
  },
};

/** The part of a template that is compared with a value: the column, or the text that ends in its name. */
function comparisons({ quasis, expressions }) {
  return expressions.flatMap((value, at) => {
    const [text, column] = [quasis[at], expressions[at - 1]];
    return [
      [text, value],
      ...(column && /^\s*(=|is|in)(\s|$)/.test(text.value.raw) ? [[column, value]] : []),
    ];
  });
}

/** True when a row with an owner is found by it. */
function isId(node, sourceCode) {
  if (node?.type === 'TemplateElement') return idInSql.test(node.value.raw);
  if (node?.type !== 'MemberExpression' || node.object.type !== 'Identifier') return false;
  const [definition] = variableOf(node.object, sourceCode)?.defs ?? [];
  const table = definition?.type === 'ImportBinding' ? definition.node.imported?.name : undefined;
  return isColumn(node, ownedIds[table] ?? []);
}

/**
 * True for a column of a table or subquery (a join), for a subquery, which has its own condition, and for an id that
 * was made here.
 */
function needsNoOwner(node, sourceCode) {
  if (node?.type === 'CallExpression') return /\.(select|as|randomUUID)\(/.test(sourceCode.getText(node));
  const root = node?.type === 'MemberExpression' ? node.object : node;
  if (root?.type !== 'Identifier') return false;
  const [definition] = variableOf(root, sourceCode)?.defs ?? [];
  if (definition?.type === 'ImportBinding') return /(^|\/)schema(\/|$)/.test(definition.parent.source.value);
  return definition?.type === 'Variable' && needsNoOwner(definition.node.init, sourceCode);
}

function variableOf(identifier, sourceCode) {
  for (let scope = sourceCode.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name);
    if (variable) return variable;
  }
}

/** True when a condition is used together with the owner; for a constant, everywhere it is used. */
function hasOwner(node, sourceCode) {
  for (let inner = node, outer = node.parent; outer; [inner, outer] = [outer, outer.parent]) {
    const others = isCall(outer, 'and')
      ? outer.arguments
      : outer.type === 'TemplateLiteral'
        ? partsOf(outer)
        : [];
    if (others.some((other) => other !== inner && namesOwner(other, sourceCode))) return true;
    if (outer.type === 'VariableDeclarator') {
      const uses = (variableOf(outer.id, sourceCode)?.references ?? []).filter((use) => use.isRead());
      return uses.length > 0 && uses.every(({ identifier }) => hasOwner(identifier, sourceCode));
    }
    if (outer.type === 'CallExpression' && outer.callee.type === 'MemberExpression') {
      return outer.callee.property.name === 'orderBy';
    }
    if (/Statement$|Function/.test(outer.type)) return false;
  }
  return false;
}

const partsOf = ({ quasis, expressions }) => [...quasis, ...expressions];

/** True when a condition limits the rows to those of an owner, or to public ones. */
function namesOwner(node, sourceCode) {
  const names = (inner) => inner && namesOwner(inner, sourceCode);
  switch (node.type) {
    case 'Identifier': {
      const [definition] = variableOf(node, sourceCode)?.defs ?? [];
      if (definition?.type === 'ImportBinding') return ownerConstants.includes(node.name);
      return definition?.type === 'Variable' && Boolean(names(definition.node.init));
    }
    case 'TemplateElement':
      return ownerInSql.test(node.value.raw);
    case 'TaggedTemplateExpression':
      return partsOf(node.quasi).some((part) => names(part) || isColumn(part, ownerColumns));
    case 'ConditionalExpression': {
      const isForStaff = isCall(node.test, 'isStaff') && node.consequent.name === 'undefined';
      return (isForStaff || names(node.consequent)) && names(node.alternate);
    }
    case 'LogicalExpression':
      return names(node.left);
    case 'CallExpression':
      if (isCall(node, ...ownerCalls)) return true;
      if (isCall(node, 'or', 'not')) return false;
      if (isCall(node, 'eq') && isColumn(node.arguments[0], ownerColumns)) return true;
      return names(node.callee) || node.arguments.some(names);
    case 'MemberExpression':
      return names(node.object);
    default:
      return false;
  }
}

/** True when the line before the condition, or before a statement or function around it, has such a comment. */
function takeReason(node, reasons, unused) {
  for (let outer = node; outer && outer.type !== 'Program'; outer = outer.parent) {
    const comment = reasons.get(outer.loc.start.line - 1);
    unused.delete(comment);
    if (comment) return true;
  }
  return false;
}
