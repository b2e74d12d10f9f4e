import { expect, test } from 'vitest'
import { keptMarkup } from '#server/first-view/kept-markup.ts'

test.each([
  [
    'words and structure stay',
    '<main><h2>Tom &amp; Jerry</h2><p>1 &lt; 2</p></main>',
    '<main><h2>Tom &amp; Jerry</h2><p>1 &lt; 2</p></main>',
  ],
  ['marks of React go', '<p>Movie<!-- --> · <!-- -->2026<!--$!--><template data-dgst="x"></template><!--/$--></p>', '<p>Movie · 2026</p>'],
  ['what belongs into the head goes', '<title>Matinee</title><link rel="preload" href="/a.webp"/><i></i>', '<i></i>'],
  [
    'what lies above the page goes',
    '<div><dialog><p>Menu</p></dialog><div popover="auto"><b>x</b></div><i></i></div>',
    '<div><i></i></div>',
  ],
  [
    'what is announced is not announced again',
    '<p role="status">2 titles</p><div role="alert"><b>No</b></div>',
    '<p>2 titles</p><div><b>No</b></div>',
  ],
  [
    'what cannot be reached goes',
    '<div><article>1</article><article inert=""><img src="/2.webp"/></article></div>',
    '<div><article>1</article></div>',
  ],
  [
    'ids are others',
    '<a href="#main" aria-labelledby="a b">x</a><main id="main"></main>',
    '<a href="#kept-main" aria-labelledby="kept-a kept-b">x</a><main id="kept-main"></main>',
  ],
  [
    'a time by the reader’s clock is not shown, and keeps its place',
    '<p data-clock="">Ends at 9:40 PM</p>',
    '<p data-clock="" data-style="visibility:hidden">Ends at 9:40 PM</p>',
  ],
  ['styles wait for the script', '<div style="--x:1;color:red"></div>', '<div data-style="--x:1;color:red"></div>'],
  [
    'pictures are fetched and shown at once',
    '<img src="/a.webp" loading="lazy" srcSet="/a 1w, /b 2w" alt=""/>',
    '<img src="/a.webp" srcSet="/a 1w, /b 2w" alt="" data-shown="">',
  ],
  [
    'drawings are whole',
    '<svg viewBox="0 0 1 1"><title>Play</title><path d="M0 0"></path></svg>',
    '<svg viewBox="0 0 1 1"><title>Play</title><path d="M0 0"></path></svg>',
  ],
  ['nothing runs', '<a href="javascript:alert(1)" onclick="x()">x</a><script>x()</script>', '<a>x</a>'],
  ['a quote in an attribute stays one', '<b title="&quot;A&quot; &lt;b&gt;">x</b>', '<b title="&quot;A&quot; &lt;b&gt;">x</b>'],
])('%s', (_, rendered, kept) => {
  expect(keptMarkup(rendered)).toBe(kept)
})
