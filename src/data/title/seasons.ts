import { useSnapshot } from 'valtio'
import { prepareEntry, type RetryableAnswer, useAnswer } from '#data/catalogue/catalogue.ts'
import type { EpisodeDetails, SeasonDetails } from '#domain/title/season.ts'
import { detailsQueries } from '#remote/tmdb/details.ts'
import { seasonQueries } from '#remote/tmdb/seasons.ts'
import { appearance } from '#state/appearance.ts'

/** A season of a show with its episodes; undefined as the number asks nothing. Not part of the start. */
export function useSeason(show: number, season: number | undefined): RetryableAnswer<SeasonDetails> {
  const { language } = useSnapshot(appearance)
  return useAnswer(season === undefined ? null : seasonQueries.season(show, season, language))
}

/** For route loaders: the season, and the show it belongs to; false when the service knows no such season. */
export function prepareSeason(show: number, season: number): Promise<boolean> {
  const { language } = appearance
  return prepareEntry(seasonQueries.season(show, season, language), { beside: [detailsQueries.details('tv', show, language)] })
}

/** An episode's own page; undefined as a number asks nothing. */
export function useEpisode(show: number, season: number | undefined, episode: number | undefined): RetryableAnswer<EpisodeDetails> {
  const { language } = useSnapshot(appearance)
  return useAnswer(season === undefined || episode === undefined ? null : seasonQueries.episode(show, season, episode, language))
}

/** For route loaders: the episode, its season and its show; false when the service knows no such episode. */
export function prepareEpisode(show: number, season: number, episode: number): Promise<boolean> {
  const { language } = appearance
  return prepareEntry(seasonQueries.episode(show, season, episode, language), {
    beside: [seasonQueries.season(show, season, language), detailsQueries.details('tv', show, language)],
  })
}
