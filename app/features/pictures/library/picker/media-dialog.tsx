import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from '~/components/ui/button';
import { ModalDialog } from '~/components/ui/modal-dialog';

type MediaDialogProps = { isOpen: boolean; label: string; onClose: () => void; children: ReactNode };

/** The dialog of the media library; rendered only while it is open, and outside of any form. */
export function MediaDialog({ isOpen, label, onClose, children }: MediaDialogProps) {
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      label={label}
      className="m-auto h-[min(52rem,94dvh)] w-[min(60rem,94vw)] rounded-card border border-line bg-paper p-0 text-ink backdrop:bg-veil/60"
    >
      {isOpen && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-line px-4 py-2 sm:px-6">
            <h2 className="text-xl">{label}</h2>
            <Button variant="quiet" onClick={onClose} aria-label="Close">
              <X aria-hidden size={20} strokeWidth={1.5} />
            </Button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 sm:p-6">{children}</div>
        </div>
      )}
    </ModalDialog>
  );
}
