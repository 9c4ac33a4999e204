/** The form that was sent; an empty one for a body that cannot be read as a form. */
export function sentForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
