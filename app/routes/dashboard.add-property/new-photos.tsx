import { useState } from 'react';

import { PhotoChooser } from '~/features/photos/photo-chooser';
import { keepWaitingPhotos } from '~/features/photos/waiting-photos';
import { photosField } from '~/features/property-editor/editor-fields';
import { SideCard } from '~/features/property-editor/side-card';
import { editorId } from '~/features/property-editor/use-editor';

/** The photos of a new property: chosen here, sent by its photo page as soon as the property is stored. */
export function NewPhotos() {
  const [files, setFiles] = useState<readonly File[]>([]);
  const choose = (chosen: File[]) => {
    setFiles(chosen);
    keepWaitingPhotos(chosen);
  };
  return (
    <SideCard id="images" title="Property Images">
      <PhotoChooser files={files} onChange={choose} />
      {files.length > 0 && <input type="hidden" name={photosField} value="yes" form={editorId} />}
    </SideCard>
  );
}
