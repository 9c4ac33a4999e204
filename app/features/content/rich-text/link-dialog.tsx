import { useState, type KeyboardEvent } from 'react';

import { TextField } from '~/components/forms/field';
import { Button } from '~/components/ui/button';
import { cardClass } from '~/components/ui/card';
import { ModalDialog } from '~/components/ui/modal-dialog';

import { linkProblem } from './link-problem';

export type LinkChoice = { address: string; text: string };

type LinkDialogProps = {
  /** The link at the cursor; `asksText` when no text is selected that could become a link. */
  initial: { address: string; asksText: boolean };
  onSet: (choice: LinkChoice) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Asks for the address of a link. Not a form, since it is inside one. */
export function LinkDialog({ initial, onSet, onRemove, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(initial.address);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const finish = () => {
    const found = linkProblem(address);
    setProblem(found);
    if (!found) onSet({ address: address.trim(), text: text.trim() || address.trim() });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    finish();
  };
  return (
    <ModalDialog
      isOpen
      onClose={onClose}
      label="Link"
      className={cardClass('none', 'm-auto w-full max-w-md p-6 text-ink shadow-float backdrop:bg-veil/60')}
    >
      <h2 className="text-xl">Link</h2>
      <div className="mt-4 grid gap-4">
        <TextField
          label="Link address"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={onKeyDown}
          errors={problem ? [problem] : undefined}
          maxLength={500}
        />
        {initial.asksText && (
          <TextField
            label="Link text"
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={onKeyDown}
            maxLength={200}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={finish}>Set link</Button>
          {initial.address && (
            <Button variant="secondary" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </ModalDialog>
  );
}
