import { Trans, useLingui } from '@lingui/react/macro'
import { useSnapshot } from 'valtio'
import type { Match } from '#domain/sports/match.ts'
import { difference, type Table, tablesOf } from '#domain/sports/standings.ts'
import { useFormat } from '#i18n/formats.ts'
import { teamName } from '#i18n/sports-words.ts'
import { showResults, sportsLook } from '#state/sports.ts'
import { Button } from '#ui/controls/button.tsx'
import { FavoriteTeamButton } from './favorite-team-button.tsx'
import * as css from './sports.css.ts'

/** The tables of a competition, for those who want to see results: a table tells them all. */
export function Tables({ matches }: { matches: readonly Match[] }) {
  const { areResultsShown } = useSnapshot(sportsLook)
  return (
    <section>
      <h2 className={css.heading}>
        <Trans>Table</Trans>
      </h2>
      {areResultsShown ? (
        <div className={css.tables}>
          {tablesOf(matches).map((table) => (
            <StandingsTable key={table.group} table={table} />
          ))}
        </div>
      ) : (
        <div className={css.block}>
          <p className={css.muted}>
            <Trans>The table would give the results away.</Trans>
          </p>
          <Button onClick={() => showResults(true)}>
            <Trans>Show results</Trans>
          </Button>
        </div>
      )}
    </section>
  )
}

function StandingsTable({ table: { group, lines } }: { table: Table }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const columns = [
    [t`P`, t`Played`],
    [t`W`, t`Won`, css.wide],
    [t`D`, t`Drawn`, css.wide],
    [t`L`, t`Lost`, css.wide],
    [t`Goals`, t`Goals`, css.wide],
    [t`+/−`, t`Goal difference`],
    [t`Pts`, t`Points`],
  ] as const
  return (
    <div className={css.tableFrame}>
      <table className={css.table}>
        {group !== '' && (
          <caption className={css.caption}>
            <Trans>Group {group}</Trans>
          </caption>
        )}
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t`Place`}>#</abbr>
            </th>
            <th scope="col">
              <Trans>Team</Trans>
            </th>
            {columns.map(([short, long, className]) => (
              <th key={long} scope="col" className={className}>
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const gap = difference(line)
            return (
              <tr key={line.team.name}>
                <td>{place + 1}</td>
                <th scope="row">
                  <span className={css.teamCell}>
                    {teamName(i18n, format, line.team)}
                    <FavoriteTeamButton team={line.team} />
                  </span>
                </th>
                <td>{line.played}</td>
                <td className={css.wide}>{line.won}</td>
                <td className={css.wide}>{line.drawn}</td>
                <td className={css.wide}>{line.lost}</td>
                <td className={css.wide}>
                  {line.scored} : {line.conceded}
                </td>
                <td>{gap > 0 ? `+${gap}` : String(gap).replace('-', '−')}</td>
                <td>
                  <strong>{line.points}</strong>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
