import type { SessionStorage } from '@remix-run/cloudflare';
import { Strategy, type AuthenticateOptions } from 'remix-auth';

/**
 * A remix-auth strategy for a form of our own: `verify` returns the account, and its exception becomes the
 * cause of the caller's AuthorizationError.
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
