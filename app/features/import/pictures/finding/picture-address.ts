export type PictureAddress = {
  /** Equal for all sizes of one picture. */
  key: string;
  /** In pixels, from the address; null when it does not contain it. */
  width: number | null;
  /** Without the parts that request a size. */
  bare: string;
};

const sizeInName = /[-_](\d{2,4})x(\d{2,4})(?=\.[a-z]{3,4}$)/i;
const wordInName =
  /(?:[-_](?:thumb(?:nail)?|small|medium|large|scaled|preview|klein(?:er)?|\d{3,4}w)|@[123]x)(?=\.[a-z]{3,4}$)/i;
/** Words of small copies, and the width that they are taken for. */
const smallInName =
  /[-_](?:thumb(?:nail)?|small|preview|klein(?:er)?)(?=\.[a-z]{3,4}$)|\/(?:thumb|tmb|tn)[-_](?=[^/]+$)/i;
const wordBeforeName = /(?<=\/)(?:thumb|tmb|tn)[-_](?=[^/]+$)/i;
/** Servers that shrink the picture whose address is in their query, or behind it in their path. */
const shrinkers = /^\/(?:_next\/image|_vercel\/image|\.netlify\/images|_image)\/?$/;
const shrinkingFolder = /\/_ipx\/[^/]+(?=\/)|\/(?:resized?|resizer|fit-in)\/\d{2,4}x\d{2,4}(?=\/)/;
const smallWidth = 400;
const sizeFolder = /\/(?:fit-in\/)?(\d{2,4})x(\d{2,4})(?=\/)/;
/** Transformations of picture servers, such as `/w_300,h_200,c_fill/`. */
const ordersFolder = /\/(?:[a-z]{1,3}_[\w.:-]+,)*w_(\d{2,4})(?:,[a-z]{1,3}_[\w.:-]+)*(?=\/)/;
/** Transformations of a server before the address of the original, or in a path of its own after it. */
const cdnPrefix = /\/cdn-cgi\/image\/[^/]*?\bwidth=(\d{2,4})[^/]*(?=\/)/;
const cdnSuffix = /(\.(?:jpe?g|png|webp))\/v1\/(?:fill|fit|crop)\/[^/]*\bw_(\d{2,4})[^/]*\/[^/]+$/i;
const widthInName = /_(\d{2,4})x(?=(?:_[\w-]+)?\.[a-z]{3,4}$)/i;
const googleSize = /=[swh](\d{2,4})(?:-[\w-]+)?$/;
const widthNames = ['w', 'width', 'imwidth', 'im_w', 'wid', 'mw'];
const sizeNames = new Set([
  ...widthNames,
  'h',
  'height',
  'hei',
  'size',
  'sz',
  'resize',
  'fit',
  'crop',
  'scale',
  'q',
  'quality',
  'qlt',
  'auto',
  'fm',
  'fmt',
  'format',
  'dpr',
  'ssl',
  'strip',
  'v',
  'ver',
  'version',
  'ixlib',
  'cs',
  'sharp',
]);

/** Facts about a picture from its address: file names and queries of many servers contain the size. */
export function pictureAddress(address: URL): PictureAddress {
  const path = address.pathname;
  const inner = shrinkers.test(path) ? innerOf(address) : null;
  if (inner) return { ...pictureAddress(inner), width: widthOf(address, path) };
  const kept = [...address.searchParams].filter(([name]) => !sizeNames.has(name.toLowerCase()));
  const query = new URLSearchParams(kept).toString();
  const pathKey = path
    .replace(shrinkingFolder, '')
    .replace(sizeInName, '')
    .replace(wordInName, '')
    .replace(wordBeforeName, '')
    .replace(sizeFolder, '')
    .replace(cdnSuffix, '$1')
    .replace(cdnPrefix, '')
    .replace(ordersFolder, '')
    .replace(widthInName, '')
    .replace(googleSize, '')
    .toLowerCase();
  const bare = new URL(address);
  bare.pathname = path
    .replace(shrinkingFolder, '')
    .replace(cdnSuffix, '$1')
    .replace(cdnPrefix, '')
    .replace(ordersFolder, '')
    .replace(widthInName, '')
    .replace(googleSize, '=s1600')
    .replace(sizeInName, '')
    .replace(wordInName, '')
    .replace(wordBeforeName, '');
  bare.search = query;
  return {
    key: `${address.host.replace(/^www\./, '')}${pathKey}?${query}`,
    width: widthOf(address, path),
    bare: bare.href,
  };
}

/** The picture that is shrunk; null for another shrinker, so that none is within one. */
function innerOf(address: URL): URL | null {
  const said = address.searchParams.get('url') ?? address.searchParams.get('href') ?? '';
  if (said === '' || !URL.canParse(said, address)) return null;
  const inner = new URL(said, address);
  return /^https?:$/.test(inner.protocol) && !shrinkers.test(inner.pathname) ? inner : null;
}

function widthOf(address: URL, path: string): number | null {
  const inPath = (sizeInName.exec(path) ??
    sizeFolder.exec(path) ??
    cdnPrefix.exec(path) ??
    ordersFolder.exec(path) ??
    widthInName.exec(path) ??
    googleSize.exec(path))?.[1];
  const inSuffix = cdnSuffix.exec(path)?.[2];
  const inQuery = [
    ...widthNames.map((name) => address.searchParams.get(name)),
    /^(\d{2,4})[,x]\d{2,4}$/.exec(
      address.searchParams.get('resize') ?? address.searchParams.get('fit') ?? '',
    )?.[1],
    /^(\d{2,4})w$/.exec(address.searchParams.get('format') ?? '')?.[1],
  ].find(Boolean);
  const width = Number(inSuffix ?? inPath ?? inQuery);
  if (Number.isInteger(width) && width > 0) return width;
  return smallInName.test(path) ? smallWidth : null;
}
