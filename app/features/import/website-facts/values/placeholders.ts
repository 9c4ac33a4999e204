import type { PropertyFact } from '~/jobs/property-facts';

const fillers = /\b(lorem ipsum|dolor sit amet|consectetur adipisc)/i;
const patterns: Partial<Record<PropertyFact, RegExp>> = {
  name: /^(your|my|sample|example|demo|test) (\p{L}+ )?(hotel|motel|business|company|property|accommodation|site|website)( name)?$|\b(hotel|motel|business|company|property|site) (name|title) ?(here)?$/iu,
  address:
    /\b123[45]? (main|any|fake|example|sample|demo|your)\b|\b(any ?town|your ?(street|address|city|town)|street address|sample street|example street)\b/i,
  phone:
    /^\W*(\+?1\W*)?555\W+\d{3}|\b555\W01\d\d\b|(?<!\d)123\W?456\W?78|(?<!\d)123\W?4567(?!\d)|^\W*(\d)\2{6,}$|0000\W?000|(?<!\d)(?:\+?1\W*)?(?:212\W*245\W*9600|408\W*871\W*7984)(?!\d)|x{3}\W?x{3}/i,
  email:
    /@(?:(?:your|my)-?(?:b(?:and)?b|brand|business|company|domain|e?mail|host|hotel|inn|mail|motel|name|place|property|server|shop|site|store|web)\w*|(?:your|my)|example|domain|company|mysite|website|email|test)\.\w|^(?:your|name|email|user|someone|youremail)@/i,
};

/** True when a value comes from a template or a plug-in, such as 'Your Hotel Name' and '123 Main Street'. */
export const isPlaceholder = (field: PropertyFact, said: string): boolean =>
  fillers.test(said) || (patterns[field]?.test(said) ?? false);
