/** Events that a component of the site or of its libraries listens to. */
export const domEvents =
  'cancel click close contextMenu drag dragEnd dragEnter dragLeave dragOver dragStart drop error input invalid keyDown keyUp load mouseDown mouseMove mouseOut mouseOver mouseUp pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp reset scroll submit toggle touchStart';

/** Attributes of drawings that are written with a hyphen. */
export const hyphenatedAttributes =
  'fill-rule shape-rendering stroke-linecap stroke-linejoin stroke-width text-anchor';

/** Styles whose numbers are not lengths. */
export const unitlessStyles = [
  'aspectRatio',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridColumn',
  'gridRow',
  'lineHeight',
  'opacity',
  'order',
  'scale',
  'zIndex',
];

const nothing = '{}';
const no = '{return!1}';
const withoutExports = (names) => Object.fromEntries(names.map((name) => [`exports.${name}=`, '']));

/** No class component has these; they are asked for by their names. */
const absentMembers = Object.fromEntries(
  [
    'a.shouldComponentUpdate',
    'b.contextType',
    'b.contextTypes',
    'c.contextType',
    'e.UNSAFE_componentWillMount',
    'e.componentWillMount',
    'e.getSnapshotBeforeUpdate',
    'g.UNSAFE_componentWillMount',
    'g.UNSAFE_componentWillReceiveProps',
    'g.UNSAFE_componentWillUpdate',
    'g.componentWillMount',
    'g.componentWillReceiveProps',
    'g.componentWillUpdate',
    'g.getSnapshotBeforeUpdate',
  ].map((name) => [name, 'undefined']),
);

const beforeChanges = [
  [/0===\(\w\.mode&1\)/g, '!1'],
  [/0!==\(\w\.mode&1\)/g, '!0'],
  [/key:function\(a\)\{if\(a\.key\)\{[^}]*\}return[^}]*\}/g, 'key:function(a){return a.key||"Unidentified"}'],
  // Attributes of old drawings, and numbers without a unit.
  [/"accent-height alignment-baseline [^"]*"/g, JSON.stringify(hyphenatedAttributes)],
  [/,d\?a\.setAttributeNS\(d,b,c\):a\.setAttribute\(b,c\)/g, ',a.setAttribute(b,c)'],
  // Events, and how other browsers once reported changes.
  [/"abort auxClick cancel [^"]*"/g, JSON.stringify(domEvents)],
  [/if\(we\)na=Fe;else\{na=De;var xa=Ce\}/g, 'na=Fe;'],
  [
    /xa&&xa\(a,h,d\);"focusout"===a&&\(xa=h\._wrapperState\)&&\s*xa\.controlled/g,
    '"focusout"===a&&h._wrapperState&&h._wrapperState.controlled',
  ],
  // `onSelect`, `onBeforeInput` and the three of composition.
  [/xa=d\?ue\(d\):window;switch\(a\)\{case "focusin":[\s\S]*?(?=\}se\(g,b\)\}\)\})/g, ''],
  // Lists of Suspense boundaries, and profilers.
  [/case 19:E\(L\);f=b\.memoizedState;[\s\S]*?(?=case 22:case 23:return Hj)/g, ''],
  [/case 19:d=0!==\(c&\s*b\.childLanes\);[\s\S]*?else return null;(?=case 22:)/g, ''],
  [/case 19:return xj\(a,b,c\);/g, ''],
  [/case Fa:return a=Bg[^;]*;/g, ''],
  [/case Aa:return a=Bg[^;]*;/g, ''],
  // No contexts of classes are pushed, so none are popped.
  [/E\(Wf\)[;,]\s*E\(H\)[;,]\s*(?=Eh)/g, ''],
  // The selection of fields is kept; the rich text editor keeps its own.
  [/"textarea"===b\|\|"true"===a\.contentEditable/g, '"textarea"===b'],
  [/else a:\{c=\(c=a\.ownerDocument\)[\s\S]*?c=c\|\|\{start:0,\s*end:0\}\}else c=null;/g, '}else c=null;'],
  [/if\(null!==n\)\{var t=n\.memoizedProps,[\s\S]*?__reactInternalSnapshotBeforeUpdate=w\}/g, ''],
];

const variables = {
  ia: '!0',
  ae: '!0',
  ce: '!0',
  de: '!1',
  we: '!0',
  We: '{}',
  nb: 'function(a,b){a.innerHTML=b}',
  pb: JSON.stringify(Object.fromEntries(unitlessStyles.map((name) => [name, true]))),
  tb: '{}',
  Lb: '!0',
  oc: 'Math.clz32',
  He: 'Object.is',
  Kj: 'Set',
  Ff: 'setTimeout',
  Gf: 'clearTimeout',
  Jf: 'queueMicrotask',
  Hf: '0',
  lf: '["error"]',
  kl: 'reportError',
  sl: '0',
  tl: '0',
  ul: '0',
  // The members of an event that handlers read; the rest is in its `nativeEvent`.
  Ad: 'A({},ud,{clientX:0,clientY:0,pageX:0,pageY:0,screenX:0,screenY:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,button:0,buttons:0,relatedTarget:0})',
  Gd: '0',
  Hd: 'td',
  Id: '0',
  Jd: 'td',
  Kd: '0',
  Ld: 'td',
  Sd: 'A({},Ad,{pointerId:0,pointerType:0,isPrimary:0})',
  Ud: '0',
  Vd: 'vd',
  Wd: '0',
  Xd: 'td',
  Yd: '0',
  Zd: 'Bd',
  Qd: 'A({},ud,{key:function(a){return a.key||"Unidentified"},code:0,location:0,ctrlKey:0,shiftKey:0,altKey:0,metaKey:0,repeat:0})',
};

const functions = {
  Yf: '{return Vf}',
  Zf: no,
  Ze: '{return a}',
  je: '{return null}',
  $f: nothing,
  ag: nothing,
  cg: nothing,
  dg: nothing,
  dl: '{return Vf}',
  Eh: nothing,
  Lg: '{return c.ref}',
  // Texts for developers: numbers of errors, names and stacks of components.
  p: '{return"Minified React error #"+a}',
  Pa: '{return""}',
  Ra: '{return null}',
  ub: nothing,
  oa: '{return!0}',
  vb: no,
  kb: '{return"svg"===a?"http://www.w3.org/2000/svg":"http://www.w3.org/1999/xhtml"}',
  xb: '{a=a.target||window;return 3===a.nodeType?a.parentNode:a}',
  Xa: '{a=a||document;return a.activeElement||a.body}',
  Me: '{return Xa()}',
  Le: '{return a.contains(b)}',
  Oe: `{
    var b=Me(),c=a.focusedElem,d=a.selectionRange;
    if(b===c||!c||!c.ownerDocument||!Le(c.ownerDocument.documentElement,c))return;
    if(null!==d&&Ne(c)){c.selectionStart=d.start;c.selectionEnd=Math.min(void 0===d.end?d.start:d.end,c.value.length)}
    b=[];
    for(a=c;a=a.parentNode;)1===a.nodeType&&b.push({element:a,left:a.scrollLeft,top:a.scrollTop});
    c.focus();
    for(c=0;c<b.length;c++)a=b[c],a.element.scrollLeft=a.left,a.element.scrollTop=a.top
  }`,
  od: '{return 1}',
  // Events of a pointer or of focus during hydration are not replayed after it.
  Sc: nothing,
  Uc: no,
  bd: nothing,
  // The same answers in fewer words.
  tc: '{var b=a&-a;return 64>b?b||a:4194304>b?a&4194240:134217728>b?a&130023424:b}',
  vc: '{return 8>a?b+250:4194304>a?b+5E3:-1}',
  jd: `{
    if(/^(drag(enter|leave|over|exit)?|mouse(move|out|over|enter|leave)|pointer(move|out|over|enter|leave)|scroll|toggle|touchmove|wheel)$/.test(a))return 4;
    if("message"===a)switch(ec()){case fc:return 1;case gc:return 4;case jc:return 536870912;default:return 16}
    return/^(cancel|click|close|contextmenu|copy|cut|auxclick|dblclick|drag(end|start)|drop|focus(in|out)?|input|invalid|key(down|press|up)|mouse(down|up)|paste|pause|play|pointer(cancel|down|up)|ratechange|reset|resize|seeked|submit|touch(cancel|end|start)|volumechange|change|select(start|ionchange)?|textInput|composition(start|end|update)|before(blur|input)|afterblur|blur|fullscreenchange|hashchange|popstate)$/.test(a)?1:16
  }`,
};

/**
 * Only `hydrateRoot` makes roots, and no code of ours knows contexts of classes, old browsers or the events, attributes and
 * parts named above.
 */
export const reactDomEdits = {
  texts: beforeChanges,
  constants: absentMembers,
  variables,
  functions,
  statements: {
    'ia&&"documentMode"in document': '',
    'ia&&(Ye=': '',
    'if(ia){var xe': '',
    'if(ia)try{var Mb': '',
    'Object.keys(pb)': '',
    '"xlink:actuate': '',
    '["xml:base"': '',
    'z.xlinkHref=': '',
    'Fc=': '',
    'Gc=': '',
    'Hc=': '',
    'Ic=': '',
    'ml.prototype.unstable_scheduleHydration=': '',
    'fa("onBeforeInput"': '',
    'fa("onSelect"': '',
    'fa("onCompositionEnd"': '',
    'fa("onCompositionStart"': '',
    'fa("onCompositionUpdate"': '',
    'if("undefined"!==typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)': '',
    ...withoutExports([
      '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
      'createRoot',
      'findDOMNode',
      'hydrate',
      'render',
      'unmountComponentAtNode',
      'unstable_renderSubtreeIntoContainer',
      'version',
    ]),
    'exports.hydrateRoot=':
      'exports.hydrateRoot=function(a,b){b=el(b,null,a,1,null,!1,!1,"",kl);a[uf]=b.current;sf(a);return new ml(b)};',
  },
};
