/**
 * A form that could not be sent leaves the page as it is (app/components/forms/unsent), and so does a page
 * that could not be read again: a navigation ends as if it had not begun, and a fetcher keeps its data.
 */
export const keptPages = [
  [
    `      if (actionResult.shortCircuited) {
        return;
      }
      // If we received a 404 from handleAction`,
    `      if (actionResult.shortCircuited) {
        return;
      }
      let failed = actionResult.pendingActionResult && actionResult.pendingActionResult[1];
      if (failed && isErrorResult(failed) && window.stayOnFailure && window.stayOnFailure(failed.error, opts.submission.formData)) {
        pendingAction = Action.Pop;
        pendingPreventScrollReset = false;
        pendingNavigationController = null;
        updateState({ navigation: IDLE_NAVIGATION });
        return;
      }
      // If we received a 404 from handleAction`,
  ],
  [
    `    let boundaryMatch = findNearestBoundary(state.matches, routeId);
    deleteFetcher(key);`,
    `    let open = state.fetchers.get(key);
    if (window.stayOnFailure && window.stayOnFailure(error, (open && open.formData) || null)) {
      fetchControllers.delete(key);
      if (open) updateFetcherState(key, getDoneFetcher(open.data), opts);
      return;
    }
    let boundaryMatch = findNearestBoundary(state.matches, routeId);
    deleteFetcher(key);`,
  ],
  // A button that shows its result at once is gone by the time its request fails.
  [
    `      if (isRedirectResult(actionResult) || isErrorResult(actionResult)) {
        updateFetcherState(key, getDoneFetcher(undefined));
        return;
      }
      // Let SuccessResult's fall through for revalidation`,
    `      if (isRedirectResult(actionResult) || isErrorResult(actionResult)) {
        if (isErrorResult(actionResult) && window.stayOnFailure)
          window.stayOnFailure(actionResult.error, submission.formData);
        updateFetcherState(key, getDoneFetcher(undefined));
        return;
      }`,
  ],
];

/** Data of the page that is shown, or of its fetchers, that could not be read again. */
export const keptData = `
    let isSamePage = request.url === init.history.createURL(stripHashFromPath(state.location)).toString();
    let isRereading = isSamePage && (state.navigation.state === "idle" || state.navigation.formData);
    let keep = (results, dataOf) => {
      for (let id of Object.keys(results)) {
        let isLost = isErrorResult(results[id]) && dataOf(id) !== undefined;
        if (isRereading && isLost && window.stayOnFailure && window.stayOnFailure(results[id].error, null))
          results[id] = { type: ResultType.data, data: dataOf(id) };
      }
    };
    if (!request.signal.aborted) {
      keep(loaderResults, id => state.loaderData[id]);
      keep(fetcherResults, key => (state.fetchers.get(key) || {}).data);
    }
`;
