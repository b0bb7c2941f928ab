import type { FaqText } from '../faq-text';

/** The questions and answers in Vietnamese. */
export const text: FaqText = ({ auditMinutes, retryDays, approvalDays }) => [
  {
    id: 'apply',
    title: 'Đăng ký vay',
    entries: [
      {
        id: 'need',
        question: 'Cần gì để vay?',
        answer: [
          'Từ 18 tuổi, có RUN, số di động Chile và thẻ căn cước trong tay. Có bốn bước: thông tin, công việc, tài khoản và ảnh thẻ căn cước.',
          'Nếu thoát giữa chừng, bản nháp được giữ trên điện thoại.',
        ],
      },
      {
        id: 'review',
        question: 'Xét duyệt mất bao lâu?',
        answer: [`Thường mất ${auditMinutes} phút. Trang chủ sẽ báo; bạn không cần ngồi chờ.`],
      },
      {
        id: 'approval',
        question: 'Kết quả duyệt có hiệu lực bao lâu?',
        answer: [
          `Gần ${approvalDays} ngày. Trang chủ hiện thời gian còn lại. Nếu bỏ qua, bạn không mất gì.`,
        ],
        link: { to: '/', label: 'Xem trang chủ' },
      },
      {
        id: 'refused',
        question: 'Vì sao tôi chưa được duyệt?',
        answer: [
          'Chúng tôi xem câu trả lời, ảnh và lịch sử trả nợ của bạn. Có lúc chưa thể cho vay, không hẳn vì bạn làm gì sai.',
          `Bạn có thể thử lại sau ${retryDays} ngày, và có thể yêu cầu một người xem lại quyết định.`,
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Nói chuyện với nhân viên' },
      },
      {
        id: 'photos',
        question: 'Vì sao ảnh bị từ chối?',
        answer: [
          'Thường vì lóa, nhòe hoặc mất góc. Hãy chọn chỗ sáng đều, đặt thẻ trên nền tối và tắt đèn flash. Ảnh chân dung phải là bạn, chụp hôm nay.',
        ],
      },
      {
        id: 'yape',
        question: 'Yape hay ngân hàng?',
        answer: [
          'Cả hai đều được, không tốn thêm phí. 80% chọn Yape vì chỉ cần số di động. Tài khoản phải đứng tên bạn.',
        ],
      },
    ],
  },
  {
    id: 'cost',
    title: 'Chi phí',
    entries: [
      {
        id: 'price',
        question: 'Chi phí vay bao nhiêu?',
        answer: [
          'Phí dịch vụ trừ vào số tiền bạn nhận, và tiền lãi cộng vào số tiền bạn trả. Trước khi ký, bạn thấy cả hai cùng tổng số, ngày trả và CAE.',
        ],
        link: { to: '/pages/product/product', label: 'Tính thử một khoản vay' },
      },
      {
        id: 'cae',
        question: 'CAE là gì?',
        answer: [
          'Chi phí tương đương quy năm: toàn bộ chi phí vay tính theo phần trăm một năm. Nhờ đó bạn so được các khoản vay khác nhau. Với khoản vay ít ngày, CAE cao vì chi phí vài ngày được quy ra cả năm.',
        ],
      },
      {
        id: 'late',
        question: 'Nếu trả trễ thì sao?',
        answer: [
          'Có một khoản phí một lần và một khoản phí mỗi ngày. Tỷ lệ ghi trong hợp đồng; số tiền chính xác luôn có ở chi tiết khoản vay.',
          'Trả càng sớm càng ít tốn. Nếu chưa đủ tiền, hãy nói với chúng tôi để cùng tìm cách.',
        ],
        link: { to: '/pages/custom-service/repay_help', label: 'Xem cách trả' },
      },
      {
        id: 'limit',
        question: 'Làm sao tăng hạn mức?',
        answer: [
          'Trả đúng hạn, và dùng phiếu tăng hạn mức trong một số ngày. Bạn xem được tổng hạn mức, phần đã dùng và phần đang giữ.',
        ],
        link: { to: '/pages/contract-new/increase-amount', label: 'Xem hạn mức' },
      },
    ],
  },
  {
    id: 'repay',
    title: 'Trả nợ',
    entries: [
      {
        id: 'how',
        question: 'Trả bằng cách nào?',
        answer: [
          'Mở khoản vay, chạm Trả rồi chọn một cách. Nếu chuyển khoản, hãy chép đúng mã tham chiếu để chúng tôi nhận ra khoản trả của bạn.',
        ],
        link: { to: '/pages/custom-service/repay_help', label: 'Từng bước' },
      },
      {
        id: 'early',
        question: 'Tôi trả sớm được không?',
        answer: [
          'Được, bất cứ lúc nào. Đó là quyền của bạn theo Luật 18.010. Ứng dụng hiện số tiền của ngày hôm đó.',
        ],
      },
      {
        id: 'missing',
        question: 'Đã trả nhưng chưa thấy',
        answer: [
          'Chờ vài phút rồi tải lại chi tiết khoản vay. Nếu vẫn vậy, gửi biên lai cho chúng tôi. Đừng trả hai lần.',
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Gửi biên lai' },
      },
      {
        id: 'failed',
        question: 'Tiền chưa vào tài khoản của tôi',
        answer: [
          'Nếu tài khoản sai, khoản vay tạm dừng và chưa tính ngày. Hãy sửa tài khoản ở trang chủ, chúng tôi sẽ chuyển lại.',
        ],
        link: { to: '/', label: 'Về trang chủ' },
      },
    ],
  },
  {
    id: 'account',
    title: 'Tài khoản và dữ liệu',
    entries: [
      {
        id: 'code',
        question: 'Tôi không nhận được mã',
        answer: [
          'Kiểm tra số điện thoại hoặc email, xem thư rác và chờ một phút trước khi xin mã khác. Chỉ mã gửi sau cùng dùng được.',
        ],
      },
      {
        id: 'fraud',
        question: 'Có người hỏi mã của tôi',
        answer: [
          'Đừng đưa. Chúng tôi không bao giờ hỏi mã qua điện thoại, email hay WhatsApp. Nếu đã lỡ đưa, hãy nhắn ngay cho chúng tôi.',
        ],
        link: { to: '/pages/custom-service/custom-service', label: 'Báo ngay' },
      },
      {
        id: 'permissions',
        question: 'Có bắt buộc cấp quyền không?',
        answer: [
          'Để vay chỉ cần máy ảnh hoặc ảnh bạn chọn. SMS, ứng dụng và dữ liệu điện thoại là tùy chọn: từ chối không bao giờ khiến bạn mất khoản vay. Trong Cài đặt, bạn xem được những gì đã gửi và rút lại quyền.',
        ],
        link: { to: '/pages/settings/settings', label: 'Mở Cài đặt' },
      },
      {
        id: 'delete',
        question: 'Làm sao xóa dữ liệu của tôi?',
        answer: [
          'Hãy yêu cầu qua Trợ giúp. Chúng tôi xóa những gì luật không buộc giữ, và cho bạn biết còn lại gì, trong bao lâu.',
        ],
        link: { to: '/pages/policy/policy', label: 'Đọc chính sách quyền riêng tư' },
      },
    ],
  },
];
