import type { RepayText } from './repay-text';

/** How to pay, in Vietnamese. */
export const text: RepayText = ({ once, daily }) => ({
  steps: [
    {
      id: 'open',
      title: 'Mở khoản vay',
      text: 'Trong Khoản vay của tôi, chạm vào khoản bạn muốn trả. Số tiền hôm nay hiện ở đó.',
    },
    {
      id: 'choose',
      title: 'Chọn cách trả',
      text: 'Chạm Trả và chọn một cách. Nếu có phí, bạn thấy trước khi tiếp tục.',
    },
    {
      id: 'pay',
      title: 'Trả đủ số tiền',
      text: 'Trên trang thanh toán, hoặc từ ngân hàng với thông tin chúng tôi hiển thị.',
    },
    {
      id: 'back',
      title: 'Quay lại ứng dụng',
      text: 'Khi chúng tôi nhận được tiền, khoản vay hiện là đã trả xong.',
    },
  ],
  questions: [
    {
      id: 'transfer',
      title: 'Nếu bạn chuyển khoản',
      text: 'Sao chép ngân hàng, số tài khoản, RUT, số tiền chính xác và mã tham chiếu. Mã tham chiếu cho biết khoản tiền là của bạn.',
    },
    {
      id: 'early',
      title: 'Nếu bạn muốn trả sớm',
      text: 'Bạn có thể trả bất kỳ ngày nào trước hạn. Số tiền là số hiện trong khoản vay.',
    },
    {
      id: 'late',
      title: 'Nếu bạn trả trễ',
      text: `Cộng một lần ${once} số tiền đã vay và ${daily} cho mỗi ngày. Nếu biết không kịp, hãy nhắn cho chúng tôi trước.`,
    },
    {
      id: 'missing',
      title: 'Nếu đã trả mà chưa thấy',
      text: 'Đợi vài phút rồi chạm Kiểm tra ngay trong khoản vay. Nếu vẫn vậy, hãy nhắn cho chúng tôi kèm biên lai. Đừng trả hai lần.',
    },
  ],
});
