import { useEffect, useState, type ComponentType } from 'react';

type AnalyticsProps = { id: string | null };

/** Analytics, whose code is fetched with the first id: most visitors never give one. */
export function LaterAnalytics({ id }: AnalyticsProps) {
  const [Analytics, setAnalytics] = useState<ComponentType<AnalyticsProps> | null>(null);
  useEffect(() => {
    if (!id) return;
    import('./analytics').then(
      (module) => setAnalytics(() => module.Analytics),
      () => null,
    );
  }, [id]);
  return Analytics && <Analytics id={id} />;
}
