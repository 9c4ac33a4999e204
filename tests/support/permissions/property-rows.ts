import { admins, everybody, signedIn, staffOfTheirs, theirs, wrong, type Row } from './permission-row';

/** Every field of the property form as it may be filled in. */
const content = {
  name: 'Another Quandong House',
  slug: '',
  property_type: 'motel',
  star_rating: '4',
  suburb: 'glenelg',
  address: '3 Quandong Row, Glenelg SA 5045',
  near_airport: 'on',
  latitude: '-34.9',
  longitude: '138.5',
  google_maps_url: 'https://maps.google.com/?q=1',
  google_maps_place_id: 'ChIJP7Mmxcc1t2oRQMaOYlQ2AwQ',
  map_embed_url: '',
  tags: 'quiet',
  min_price: '160',
  short_description: 'Another small house near the sea with a long verandah.',
  description: 'Rooms.',
  max_price: '200',
  currency: 'AUD',
  check_in_time: '14:00',
  phone: '08 1234 5678',
  check_out_time: '10:00',
  cancellation_policy: 'None.',
  email: 'stay@example.com',
  website_url: 'https://example.com',
  booking_url: 'https://example.com/book',
  affiliate_cta_label: 'Book',
  guest_rating: '9.1',
  review_count: '12',
  'units[0].name': 'A room',
};

const contentChanges =
  'address affiliate_cta_label booking_url cancellation_policy check_in_time check_out_time description email ' +
  'google_maps_place_id google_maps_url latitude longitude max_price min_price name near_airport phone property_type ' +
  'short_description star_rating website_url';
const changed = (columns: string, more = '') =>
  [...columns.split(' ').map((column) => `properties.${column}`), ...more.split(' ').filter(Boolean)]
    .sort()
    .join(' ');
const asOwner = changed(contentChanges, 'property_tags+ units+');
/** Only admins and moderators write ratings. */
const asStaff = changed(`${contentChanges} guest_rating review_count`, 'property_tags+ units+');

const edit = { ...content, version: '$version' };
const rejected = { rejectedAt: new Date(1_700_000_000_000), rejectionReason: 'Which street?' };
const live = { isApproved: true, isPublished: true };
const seen = { version: '$seen' };

/** Properties, their drafts and photos: an owner's own, and all of them for admins and moderators. */
export const propertyRows: readonly Row[] = [
  { route: 'add-property', path: '/add-property', get: everybody(302) },
  { route: 'edit-property.$id', path: '/edit-property/$id', get: everybody(302) },
  {
    route: 'dashboard.add-property',
    path: '/dashboard/add-property',
    get: [302, 200, 200, 200, 200],
    posts: {
      ...wrong(signedIn(400)),
      'a property': {
        fields: { ...content, name: 'House $new', form_key: '$new' },
        is: signedIn(303),
        changes: 'properties+ property_tags+ units+',
      },
      'a website to read': {
        fields: { intent: 'generate', url: 'http://quandong-house.invalid-host.com/', key: '$new' },
        is: signedIn(303),
      },
      'no website': { fields: { intent: 'generate', url: '' }, is: signedIn(400) },
      'nothing that was read, again': {
        fields: { intent: 'again', form_key: '$new' },
        is: signedIn(404),
      },
      'texts of nothing that was read': {
        fields: { intent: 'rewrite', instructions: 'Shorter', website: '$work' },
        is: signedIn(404),
      },
      'another look at the work': { fields: { intent: 'look', name: 'A house' }, is: signedIn(200) },
      'no work to end': { fields: { intent: 'cancel' }, is: signedIn(200) },
      'no work to begin again': { fields: { intent: 'retry' }, is: signedIn(200) },
      'what was found taken over': {
        fields: { intent: 'apply', generated_use: 'name', generated_name: 'A house' },
        is: signedIn(200),
      },
    },
  },
  {
    route: 'dashboard.edit-property.$id',
    path: '/dashboard/edit-property/$id',
    get: theirs(200),
    posts: {
      ...wrong(theirs(400)),
      'what a hidden property says': {
        fields: edit,
        is: theirs(303),
        changes: { owner: asOwner, moderator: asStaff, admin: asStaff },
      },
      'what a public property says': {
        fields: edit,
        // The property is public, so everybody may know that it exists.
        is: [401, 403, 303, 303, 303],
        before: { property: live },
        changes: { owner: asOwner, moderator: asStaff, admin: asStaff },
      },
      'a version that somebody else has saved since': { fields: { ...edit, version: '0' }, is: theirs(409) },
      'a rejected property sent again': {
        fields: { ...edit, intent: 'resubmit' },
        is: theirs(303),
        before: { property: rejected },
        changes: {
          owner: `${asOwner} properties.rejected_at properties.rejection_reason`,
          moderator: `${asStaff} properties.rejected_at properties.rejection_reason`,
          admin: `${asStaff} properties.rejected_at properties.rejection_reason`,
        },
      },
      'a decision with what is typed': {
        fields: { ...edit, decision: 'approve' },
        is: [401, 404, 403, 200, 200],
        changes: 'properties.is_approved',
      },
      'a draft': { fields: { intent: 'create-draft' }, is: theirs(303), changes: 'property_drafts+' },
    },
  },
  {
    route: 'dashboard.edit-property.$id_.description',
    path: '/dashboard/edit-property/$id/description',
    get: theirs(200),
    posts: {
      ...wrong(theirs(400)),
      'a new description': { fields: { intent: 'generate', form_key: '$new' }, is: theirs(303) },
      'a better description than none': { fields: { intent: 'enhance' }, is: theirs(400) },
      'a description that was looked at': {
        fields: { intent: 'save', version: '$version', description: 'Rooms by the sea.' },
        is: theirs(303),
        changes: 'properties.description',
      },
      'a description taken back to what it was': {
        fields: { intent: 'undo', version: '$version', description: 'Rooms by the sea.' },
        is: theirs(303),
        changes: 'properties.description',
      },
      'a description of a version that somebody else has saved since': {
        fields: { intent: 'save', version: '0', description: 'Rooms by the sea.' },
        is: theirs(409),
      },
    },
  },
  {
    route: 'dashboard.edit-property.$id_.drafts.$draft',
    path: '/dashboard/edit-property/$id/drafts/$draft',
    get: theirs(200),
    posts: {
      ...wrong(theirs(400)),
      'what the draft says': {
        fields: { ...content, ...seen },
        is: theirs(303),
        changes: 'property_drafts.data',
      },
      'what the draft says, as a new one if it is gone': {
        fields: { intent: 'renew', ...content, ...seen },
        is: theirs(303),
        changes: 'property_drafts.data',
      },
      'a draft that is ready': {
        fields: { intent: 'ready', ...seen },
        is: theirs(303),
        changes: 'property_drafts.status',
      },
      'publication of what is not as it was seen': {
        fields: { intent: 'publish' },
        is: staffOfTheirs(303),
      },
      'rejection without a reason': { fields: { intent: 'reject', ...seen }, is: staffOfTheirs(400) },
      rejection: {
        fields: { intent: 'reject', reason: 'Which street?', ...seen },
        is: staffOfTheirs(303),
        before: { draftIsReady: true },
        changes: 'property_drafts.rejection_reason property_drafts.status',
      },
      'a draft that nobody needs': {
        fields: { intent: 'discard', ...seen },
        is: theirs(303),
        changes: 'property_drafts-',
      },
      publication: {
        fields: { intent: 'publish', ...seen },
        is: staffOfTheirs(303),
        before: { draftIsReady: true },
        changes: 'properties.address properties.name property_drafts.status',
      },
    },
  },
  {
    route: 'dashboard.edit-property.$id_.owner',
    path: '/dashboard/edit-property/$id/owner',
    get: admins(200),
    posts: {
      ...wrong(admins(400)),
      'a property for another account': {
        fields: { account: '$admin' },
        is: admins(303),
        changes: 'leads.owner_id properties.owner_id',
      },
    },
  },
  {
    route: 'dashboard_.edit-property.$id.drafts.$draft.preview',
    path: '/dashboard/edit-property/$id/drafts/$draft/preview',
    get: theirs(200),
  },
  {
    route: 'dashboard.edit-property.$id_.extract',
    path: '/dashboard/edit-property/$id/extract',
    get: theirs(200),
    posts: {
      ...wrong(theirs(400)),
      'a search without an address': { fields: { intent: 'extract', websiteUrl: '' }, is: theirs(400) },
      'images of a search that there is not': {
        fields: { intent: 'save', work: 'work:none', image: 'a', chosen: 'a', rights: 'on' },
        is: theirs(404),
      },
    },
  },
  {
    route: 'dashboard.staged.$file',
    path: '/dashboard/staged/00000000-0000-4000-8000-000000000000.webp',
    get: signedIn(404),
  },
  {
    route: 'dashboard.edit-property.$id_.photos',
    path: '/dashboard/edit-property/$id/photos',
    get: theirs(200),
    posts: {
      ...wrong(theirs(400)),
      'photos in another order': {
        fields: { intent: 'order', order: '$second,$photo' },
        is: theirs(200),
        changes: 'property_photos.is_hero property_photos.sort_order',
      },
      'what a photo shows': {
        fields: { intent: 'describe', photo: '$photo', altText: 'A red room' },
        is: theirs(200),
        changes: 'property_photos.alt_text',
      },
      'the end of a photo': {
        fields: { intent: 'delete', delete: '$second' },
        is: theirs(200),
        changes: 'property_photos-',
      },
      'another look with what is typed': {
        fields: { intent: 'look', photo: '$photo', altText: 'A red room', storedText: '' },
        is: theirs(303),
        changes: 'property_photos.alt_text',
      },
      'no saving to end': { fields: { intent: 'cancel' }, is: theirs(303) },
      'no saving to begin again': { fields: { intent: 'retry' }, is: theirs(303) },
      'a file that is no picture': { fields: {}, as: 'files', is: theirs(400) },
    },
  },
  {
    route: 'dashboard.edit-property.$id_.photos_.$photo.$file',
    path: '/dashboard/edit-property/$id/photos/999999999/320.webp',
    get: signedIn(404),
  },
  {
    route: 'dashboard.edit-property.$id_.photos_.upload',
    path: '/dashboard/edit-property/$id/photos/upload',
    get: signedIn(404),
    posts: wrong(theirs(400), { not: 'a picture' }, 'body'),
  },
];
