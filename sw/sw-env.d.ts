import type { ShellFile } from './shell.ts'

declare global {
  interface ServiceWorkerGlobalScope {
    /** Filled in by the build: every file of the shell with its revision. */
    __WB_MANIFEST: ShellFile[]
  }

  /** Background Sync; only Chromium sends it. */
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string
    readonly lastChance: boolean
  }

  /** Periodic Background Sync, likewise. */
  interface PeriodicSyncEvent extends ExtendableEvent {
    readonly tag: string
  }

  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent
    periodicsync: PeriodicSyncEvent
  }
}
