import { type Logger } from "@medusajs/framework/types"
import { describeError } from "../lib/describe-error"
import { redact } from "../lib/redact"
import { requestContext } from "./request-context"

type Level = "error" | "warn" | "info" | "http" | "verbose" | "debug" | "silly"

/**
 * A logger that adds the id of the request to every line and removes secrets and personal data. The given logger writes
 * the lines: JSON in production, plain text in development.
 *
 * @param base Medusa's own logger
 */
export function requestLogger(base: Logger): Logger {
  const write = (level: Level, message: unknown, details: object = {}) => {
    const id = requestContext.getStore()?.id
    base.log(level, redact(String(message)), { ...(id ? { request_id: id } : {}), ...details })
  }
  const writer = (level: Level) => (message: string) => write(level, message)

  const error: Logger["error"] = (messageOrError, cause) => {
    if (typeof messageOrError === "object") {
      const { message, stack } = describeError(messageOrError)
      write("error", message, stack === undefined ? {} : { stack })
      return
    }
    const described = cause === undefined ? undefined : describeError(cause)
    const message = described ? `${messageOrError}: ${described.message}` : messageOrError
    write("error", message, described?.stack === undefined ? {} : { stack: described.stack })
  }

  return {
    error,
    warn: writer("warn"),
    info: writer("info"),
    http: writer("http"),
    verbose: writer("verbose"),
    debug: writer("debug"),
    silly: writer("silly"),
    log: (...args) => {
      const [level, message] = args.length > 1 ? args : ["info", args[0]]
      write(level as Level, message, typeof args[2] === "object" && args[2] !== null ? args[2] : {})
    },
    // Medusa's own line for each request repeats the address with its query; access-log.ts writes ours.
    shouldLog: (level) => level !== "http" && base.shouldLog(level),
    setLogLevel: (level) => base.setLogLevel(level),
    unsetLogLevel: () => base.unsetLogLevel(),
    panic: (data) => base.panic(data),
    activity: (message, config) => base.activity(message, config),
    progress: (id, message) => base.progress(id, message),
    failure: (id, message) => base.failure(id, message),
    success: (id, message) => base.success(id, message),
  }
}
