import { useState } from 'react';

import { PhotoChooser } from '~/features/directory/photos/photo-chooser';
import { keepWaitingPhotos } from '~/features/directory/photos/waiting-photos';
import { photosField } from '~/features/directory/listing/editor-fields';
import { SideCard } from '~/components/editing/side-card';
import { propertyFormId } from '~/features/manage/property-editor/property-answer';

/** Photos of a new property: chosen here, uploaded by its photo page once the property is stored. */
export function NewPhotos() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    keepWaitingPhotos(chosen);
  };
  return (
    <SideCard id="images" title="Property Images">
      <PhotoChooser files={files} onChange={choose} />
      {files.length > 0 && <input type="hidden" name={photosField} value="yes" form={propertyFormId} />}
    </SideCard>
  );
}
