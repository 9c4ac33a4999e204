/** True for a request that changes nothing: GET or HEAD. */
export const isRead = ({ method }: Pick<Request, 'method'>): boolean => method === 'GET' || method === 'HEAD';
