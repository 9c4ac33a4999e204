export const editPath = (propertyId: number) => `/dashboard/edit-property/${propertyId}`;
export const descriptionPath = (propertyId: number) => `${editPath(propertyId)}/description`;
export const photosPath = (propertyId: number) => `${editPath(propertyId)}/photos`;
export const extractPath = (propertyId: number) => `${editPath(propertyId)}/extract`;
export const ownerPath = (propertyId: number) => `${editPath(propertyId)}/owner`;
export const draftPreviewPath = (propertyId: number, draftId: string) =>
  `${draftPath(propertyId, draftId)}/preview`;
export const draftPath = (propertyId: number, draftId: string) => `${editPath(propertyId)}/drafts/${draftId}`;
