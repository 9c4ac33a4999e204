import type { ManagedProperty } from '~/features/directory/listing/find-managed-property.server';
import { listEditorChoices } from '~/features/directory/listing/list-editor-choices.server';
import { suburbOf } from '~/features/directory/listing/place-of-suburb';
import { marksIn } from '~/features/manage/property-editor/field-marks';
import type { PropertyAnswer } from '~/features/manage/property-editor/property-answer';
import { readPropertyForm } from '~/features/manage/property-editor/read-property-form';
import { versionSeen } from '~/lib/editing/editor-answer';
import type { Services } from '~/platform/services';

/** The form of a property or draft as it was typed, without errors and unsaved: what a button beside it answers without scripts. */
export async function formAsTyped(
  services: Services,
  { content }: Pick<ManagedProperty, 'content'>,
  form: FormData,
): Promise<PropertyAnswer> {
  const { amenities } = content;
  const { suburbs } = await listEditorChoices(services, { suburb: suburbOf(content), amenities });
  const slugs = suburbs.map(({ slug }) => slug);
  const { initialValue } = readPropertyForm(form, {
    mode: 'edit',
    suburbs: slugs,
    withIntent: false,
  }).reply();
  return { reply: { initialValue }, seen: versionSeen(form), marks: marksIn(form) };
}
