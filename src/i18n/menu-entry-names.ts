import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MenuEntry, MenuPage } from '#product/menus.ts'
import { catalogueNames } from './catalogue-names.ts'
import { topLinkNames } from './menu-names.ts'

const pageNames: Record<MenuPage, MessageDescriptor> = {
  '/movie/discover': msg`Discover`,
  '/movie/genres': msg`Genres`,
  '/tv/discover': msg`Discover`,
  '/tv/genres': msg`Genres`,
  '/trending': msg`Movies and shows`,
  '/trending/movie': msg`Movies`,
  '/trending/tv': msg`Shows`,
  '/person/popular': msg`Popular people`,
  '/news': msg`News`,
  '/sports': msg`Sports`,
  '/audiobooks': topLinkNames['/audiobooks'],
  '/live-tv': topLinkNames['/live-tv'],
  '/4k-contents': msg`4K contents`,
  '/settings': msg`Settings`,
}

/** What an entry of a menu is called there. */
export const entryName = ({ name }: MenuEntry): MessageDescriptor => (isPage(name) ? pageNames[name] : catalogueNames[name].label)

const isPage = (name: MenuEntry['name']): name is MenuPage => name in pageNames
