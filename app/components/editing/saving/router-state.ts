type RouterState = {
  navigation: {
    state: 'idle' | 'submitting' | 'loading';
    formMethod?: string;
    formAction?: string;
    location?: { pathname: string; search: string };
  };
};

type Router = { state: RouterState; subscribe(listener: (state: RouterState) => void): () => void };

/** The router itself: its state changes before React renders it. */
export const router = () => (window as unknown as { __remixRouter: Router }).__remixRouter;

export type Navigation = RouterState['navigation'];
