/** The caches of the service worker, by what they hold; the storage page counts and empties them. */
export const cacheNames = {
  config: 'config',
  catalogue: 'catalogue',
  guide: 'guide',
  images: 'images',
  keptViews: 'kept-views',
  articlePictures: 'article-pictures',
  downloads: 'downloads',
  sources: 'sources',
} as const

/** Each build has a shell of its own. */
export const shellCachePrefix = 'shell-'
