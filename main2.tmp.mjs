const t = performance.now()
const log = console.log; console.log = (...a) => { log(Math.round(performance.now() - t), ...a) }
const { start } = await import('/work/main/server/start.ts')
log('imported', Math.round(performance.now() - t))
await start()
