import { useSyncExternalStore } from 'react';

import { useViewerId } from '~/components/kept/use-viewer-id';
import { PhotoChooser } from '~/features/directory/photos/upload/photo-chooser';
import {
  keepWaitingPhotos,
  onWaitingPhotos,
  waitingPhotosOf,
} from '~/features/directory/photos/upload/waiting-photos';
import { photosField } from '~/features/directory/listing/editor-fields';
import { SideCard } from '~/components/editing/side-card';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

const none: readonly File[] = [];

/**
 * Photos of a new property: chosen here, uploaded by its photo page once the property is stored. They outlive
 * the form, so that a person who comes back to it still has them. `wereChosen`: the form that was restored
 * had some.
 */
export function NewPhotos({ wereChosen }: { wereChosen: boolean }) {
  const owner = useViewerId();
  const files = useSyncExternalStore(
    onWaitingPhotos,
    () => waitingPhotosOf(owner),
    () => none,
  );
  return (
    <SideCard id="images" title="Property Images">
      {wereChosen && files.length === 0 && (
        <p role="status" className="rounded-control bg-ocean-tint px-4 py-3">
          You had chosen photos. A browser does not keep files, so please choose them again.
        </p>
      )}
      <PhotoChooser files={files} onChange={(chosen) => keepWaitingPhotos(owner, chosen)} />
      {files.length > 0 && <input type="hidden" name={photosField} value="yes" form={propertyFormId} />}
    </SideCard>
  );
}
