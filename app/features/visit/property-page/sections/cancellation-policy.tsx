import { PropertySection } from './property-section';
import { Paragraphs } from './property-text';

export function CancellationPolicy({ policy }: { policy: string | null }) {
  if (!policy) return null;
  return (
    <PropertySection id="cancellation" title="Cancellation Policy">
      <Paragraphs text={policy} />
    </PropertySection>
  );
}
