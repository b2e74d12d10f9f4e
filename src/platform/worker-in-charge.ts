/** Whether the worker answers this page's requests; not in a page that was reloaded past it, nor in a browser without workers. */
export function isWorkerInCharge(): boolean {
  const { serviceWorker }: { serviceWorker?: ServiceWorkerContainer } = navigator
  return serviceWorker?.controller != null
}
