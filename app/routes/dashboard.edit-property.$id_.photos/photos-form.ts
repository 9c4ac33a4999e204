/** The form of all photos, to which their fields and buttons belong until there are scripts. */
export const photosFormId = 'photos-form';
