/** An order's number in groups of four digits, which stay in one line: `26110482` is `2611 0482`. */
export function formatOrderNo(orderNo: string): string {
  return /^\d{5,}$/.test(orderNo) ? orderNo.replace(/\B(?=(\d{4})+$)/g, '\u00a0') : orderNo;
}
