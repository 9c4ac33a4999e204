import { isStaff } from '~/lib/roles';
import { submitChanges } from '~/features/manage/drafts/submit-changes.server';
import { isLive, type ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import type { PropertyContent, StaffContent } from '~/features/directory/listing/property-content';
import { saveProperty } from '~/features/manage/property-editor/saving/save-property.server';
import { listSiteSettings } from '~/features/content/settings/list-site-settings.server';
import type { Notice } from '~/lib/notices';
import { logError } from '~/platform/log';
import type { Services } from '~/platform/services';
import type { Actor } from '~/lib/actor';

type Changes = { content: PropertyContent; staff: StaffContent | null; resubmit: boolean };

/**
 * Saves a property, or puts an owner's changes of a listed one into a draft where the site requires review.
 */
export async function storeChanges(
  services: Services,
  manager: Actor,
  property: ManagedProperty,
  { content, staff, resubmit }: Changes,
): Promise<Notice | 'conflict' | 'slug-taken' | 'failed'> {
  const target = { manager, id: property.id, version: property.version };
  try {
    if (isLive(property) && !isStaff(manager) && (await needsReview(services))) {
      const outcome = await submitChanges(services, target, content);
      return outcome === 'submitted' ? 'changes-wait' : outcome;
    }
    const before = property.content;
    const outcome = await saveProperty(services, target, { content, before, staff, resubmit });
    if (outcome !== 'saved') return outcome;
    return resubmit ? 'property-resubmitted' : 'property-updated';
  } catch (error) {
    logError('property not saved', error);
    return 'failed';
  }
}

async function needsReview(services: Services): Promise<boolean> {
  return (await listSiteSettings(services)).edits_need_review === 'on';
}
