import type { JobKind } from '~/db/vocabulary';

/** Label of a job's kind, for admins. */
export const jobLabels: Record<JobKind, string> = {
  mail: 'Mail',
  'guide-import': 'Import of guides',
  'property-from-url': 'Property from a website',
  'property-rewrite': 'Rewriting of a property’s texts',
  'property-description': 'Description of a property',
  'page-content': 'Text of a page',
  'page-image': 'Generated picture',
  'property-images': 'Pictures from a website',
  'save-property-images': 'Saving pictures from a website',
  backup: 'Backup',
};
