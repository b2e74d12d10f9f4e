import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SettingKey, SettingSection } from '#product/settings.ts'

/** What a setting is called, and what it does. */
export interface SettingWords {
  name: MessageDescriptor
  description: MessageDescriptor
}

export const settingSectionNames: Record<SettingSection, MessageDescriptor> = {
  preferences: msg({ context: 'settings', message: 'Preferences' }),
  look: msg`Look and language`,
  privacy: msg`Privacy`,
  storage: msg`Storage`,
  keyboard: msg`Keyboard`,
  data: msg`Your data`,
  about: msg`About Matinee`,
}

/** The words of every setting, for the page, its search, the palette and wherever else a setting stands. */
export const settingWords: Record<SettingKey, SettingWords> = {
  'watch-history': { name: msg`Watch history`, description: msg`Notes what you watch and when.` },
  'continue-watching': {
    name: msg`Continue watching`,
    description: msg`Remembers where you stopped, and shows it on the home page.`,
  },
  'spoiler-shield': {
    name: msg`Spoiler shield`,
    description: msg`Hides pictures and descriptions of episodes you have not watched.`,
  },
  'seen-titles': {
    name: msg`Titles you have seen`,
    description: msg`Seen is what you watched to the end or marked as watched; of a show, all episodes that were on. This applies everywhere but on your own lists.`,
  },
  'preferred-source': {
    name: msg`Preferred source`,
    description: msg`What a video is played from where several sources have it. What you choose in the player counts on that device.`,
  },
  notifications: {
    name: msg`Notifications`,
    description: msg`Tells you when the network goes and comes back, and offers to install the app. What you do yourself is always answered.`,
  },
  'feature-news': { name: msg`Feature news`, description: msg`Tells you once what is new in Matinee, never while something plays.` },
  'recent-notices': {
    name: msg`Recent notices`,
    description: msg`What was told since this page was opened, and what can still be undone.`,
  },
  theme: { name: msg`Theme`, description: msg`Light, dark, or as your system has it.` },
  accent: { name: msg`Accent color`, description: msg`The color of everything that can be pressed, on all your devices.` },
  language: { name: msg`Language`, description: msg`Of the interface and of titles and descriptions, where they are translated.` },
  region: { name: msg`Region`, description: msg`The country for dates, age ratings and where titles can be watched.` },
  'device-saves': {
    name: msg`Keep titles on this device without asking`,
    description: msg`Without an account, favorites and watchlist stay on this device alone.`,
  },
  'recent-searches': { name: msg`Recent searches`, description: msg`The last searches are kept on this device and never leave it.` },
  'clear-history': {
    name: msg`Forget what you watched`,
    description: msg`Empties the watch history, on all devices of your account. You can undo it.`,
  },
  'adult-channels': { name: msg`Channels for adults`, description: msg`Shows them in the list of live TV, on this device.` },
  'storage-use': { name: msg`Storage`, description: msg`What takes how much room on this device, and how to free it.` },
  downloads: { name: msg`Downloads`, description: msg`Movies, episodes and audiobooks that play without a network.` },
  'watched-downloads': {
    name: msg`Remove what you have watched`,
    description: msg`Once it is in your history and no longer in the player.`,
  },
  sources: { name: msg`Your sources`, description: msg`Servers, add-ons and playlists of your own to play from.` },
  'letter-keys': {
    name: msg`Letters and symbols do nothing`,
    description: msg`For voice control and for keys that are hit by accident.`,
  },
  shortcuts: {
    name: msg`Keyboard shortcuts`,
    description: msg`All keys of the pages. Each can be another one; those of the player are changed in the player.`,
  },
  backup: {
    name: msg`Backup`,
    description: msg`Saves your lists, history, ratings, notes, tags, bookmarks and settings from this device as a file that can be imported again.`,
  },
  import: {
    name: msg`Import and restore`,
    description: msg`Takes over a backup, or your lists from Trakt, Letterboxd or IMDb. Nothing you have is overwritten.`,
  },
  account: {
    name: msg`Account`,
    description: msg`Your profile; there you export what the server keeps of you, log out, or remove your account.`,
  },
  install: { name: msg`Install App`, description: msg`Puts Matinee on your home screen, with a window of its own.` },
  version: { name: msg`Version`, description: msg`Which Matinee this is, and where its catalogue comes from.` },
}
