export function UploadWarning({ children }: { children: string }) {
  return (
    <p className="rounded-control border-l-4 border-terracotta bg-terracotta-tint px-4 py-3">{children}</p>
  );
}
