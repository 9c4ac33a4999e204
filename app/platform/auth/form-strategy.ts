import type { SessionStorage } from '@remix-run/cloudflare';
import { Strategy, type AuthenticateOptions } from 'remix-auth';

/**
 * remix-auth's way for a form of our own: what `verify` gives is who it is, what it throws is the cause of the
 * AuthorizationError that the caller gets.
 */
export class FormStrategy<User> extends Strategy<User, { form: FormData }> {
  name = 'form';

  async authenticate(request: Request, storage: SessionStorage, options: AuthenticateOptions): Promise<User> {
    try {
      const form = await request.formData();
      return await this.success(await this.verify({ form }), request, storage, options);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return this.failure(error.message, request, storage, options, error);
    }
  }
}
