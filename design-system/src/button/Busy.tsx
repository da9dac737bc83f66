/** Three pulsing bars that replace a button's content. The button must be `relative`. */
export function Busy() {
  return (
    <span className="absolute inset-0 flex items-center justify-center gap-1" aria-hidden="true">
      <span className="h-4 w-1 animate-busy bg-current" />
      <span className="h-4 w-0.5 animate-busy bg-current" />
      <span className="h-4 w-1.5 animate-busy bg-current" />
    </span>
  )
}
