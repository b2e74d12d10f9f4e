import { expect, test } from 'vitest'
import { notices } from '#i18n/notices.ts'

const said = Object.values(notices).map((notice) => [
  notice.title.message,
  'description' in notice ? notice.description.message : undefined,
])

// Specification, sections 5 and 8.
test.each([
  ['Authentication required', 'Please log in to add items to your favorites.'],
  ['Authentication required', 'Please log in to add items to your watchlist.'],
  ['Error saving preferences', 'There was a problem saving your preferences.'],
  ['Error', 'Failed to update theme color. Please try again.'],
  ['Failed to delete favorite', undefined],
  ['Failed to add to favorites', undefined],
  ['Installation Failed', 'There was an error installing the app. Please try again.'],
  ['Theme Updated', 'Your color preference has been saved and applied.'],
  ['Installation Started', 'The app installation has started.'],
  ['Installation Cancelled', 'You can install the app later from the menu.'],
  ['Successfully Installed', 'The app has been installed successfully!'],
  ['Install App?', 'Install this app for offline access and a better experience.'],
])('the toast %s / %s is worded to the letter', (title, description) => {
  expect(said).toContainEqual([title, description])
})
