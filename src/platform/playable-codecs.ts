/** Codecs by the name that servers use, and what a browser is asked for. */
const video = { h264: 'avc1.640028', hevc: 'hvc1.1.6.L120.90', av1: 'av01.0.08M.08', vp9: 'vp09.00.40.08' }
const audio = { aac: 'mp4a.40.2', mp3: 'mp4a.69', opus: 'opus', flac: 'flac', ac3: 'ac-3', eac3: 'ec-3' }

/** What this browser plays in an MP4 file, as lists with commas. */
export function playableCodecs(): { video: string; audio: string } {
  const element = document.createElement('video')
  const playable = (codecs: Record<string, string>): string =>
    Object.entries(codecs)
      .filter(([, codec]) => element.canPlayType(`video/mp4; codecs="${codec}"`) !== '')
      .map(([name]) => name)
      .join(',')
  return { video: playable(video), audio: playable(audio) }
}
