/** Applies the settings that global-setup.cjs made for this worker, before a suite reads any. */
const workers = JSON.parse(process.env.WORKER_SETTINGS ?? "[]")
Object.assign(process.env, workers[Number(process.env.JEST_WORKER_ID ?? 1) - 1])
